// What a person does next, drawn from a seed (mulberry32).

export class Draw {
  constructor(seed) {
    this.state = seed | 0;
  }

  /** A number from 0 to below 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(n) {
    return Math.floor(this.next() * n);
  }

  one(list) {
    return list[this.below(list.length)];
  }

  chance(share) {
    return this.next() < share;
  }

  /** One of the keys of an object whose values are their weights. */
  weighted(weights) {
    const entries = Object.entries(weights);
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return entries.at(-1)[0];
  }
}

/** A seed for a part of the soak, so that one part can be repeated without those before it. */
export const seedOf = (seed, ...parts) => parts.reduce((sum, part) => Math.imul(sum ^ part, 0x9e3779b1) ^ (sum >>> 13), seed | 0);
