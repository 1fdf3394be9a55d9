const FIRST = 0.9;
const SECOND = 0.999;
const TINY = 1e-8;

/** Adam (Kingma and Ba 2015), climbing: `step` moves the weights, in place, up the gradient. */
export class Adam {
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private steps = 0;

  constructor(size: number) {
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
  }

  step(weights: Float64Array, gradient: Float64Array, rate: number): void {
    this.steps++;
    const firstScale = 1 / (1 - FIRST ** this.steps);
    const secondScale = 1 / (1 - SECOND ** this.steps);
    for (let index = 0; index < weights.length; index++) {
      const slope = gradient[index] ?? 0;
      const mean = FIRST * (this.first[index] ?? 0) + (1 - FIRST) * slope;
      const square = SECOND * (this.second[index] ?? 0) + (1 - SECOND) * slope * slope;
      this.first[index] = mean;
      this.second[index] = square;
      weights[index] = (weights[index] ?? 0) + (rate * mean * firstScale) / (Math.sqrt(square * secondScale) + TINY);
    }
  }
}
