/** A point in a drawing or a picture. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** Four corners in clockwise order: upper left, upper right, lower right, lower left. */
export type Quad = readonly [PlanePoint, PlanePoint, PlanePoint, PlanePoint];

/** Maps each corner to another point. */
export function mapQuad([a, b, c, d]: Quad, make: (corner: PlanePoint, i: number) => PlanePoint): Quad {
  return [make(a, 0), make(b, 1), make(c, 2), make(d, 3)];
}

/**
 * A projective map of the plane as a 3 × 3 matrix in row order: it maps `(x, y, 1)` to `(u, v, w)`, which is
 * the point `(u / w, v / w)`.
 */
export type Homography = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
];

/**
 * Computes the projective map from four corners to four others. Source: P. Heckbert, Fundamentals of Texture
 * Mapping and Image Warping (1989), 2.2.3, through the unit square.
 */
export function computeHomography(from: Quad, to: Quad): Homography {
  return multiply(computeSquareMap(to), adjugate(computeSquareMap(from)));
}

/** Computes the map from the unit square to four corners. */
function computeSquareMap([p0, p1, p2, p3]: Quad): Homography {
  const [ax, ay] = [p1.x - p2.x, p1.y - p2.y];
  const [bx, by] = [p3.x - p2.x, p3.y - p2.y];
  const [sx, sy] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y];
  const det = ax * by - bx * ay;
  const g = (sx * by - bx * sy) / det;
  const h = (ax * sy - sx * ay) / det;
  return [
    ...([p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x] as const),
    ...([p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y] as const),
    ...([g, h, 1] as const),
  ];
}

/** Computes the inverse matrix up to a factor, which has no effect on a projective map. */
function adjugate([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    ...([e * i - f * h, c * h - b * i, b * f - c * e] as const),
    ...([f * g - d * i, a * i - c * g, c * d - a * f] as const),
    ...([d * h - e * g, b * g - a * h, a * e - b * d] as const),
  ];
}

function multiply(m: Homography, [a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const row = (p: number, q: number, r: number) =>
    [p * a + q * d + r * g, p * b + q * e + r * h, p * c + q * f + r * i] as const;
  return [...row(m[0], m[1], m[2]), ...row(m[3], m[4], m[5]), ...row(m[6], m[7], m[8])];
}

/** Applies a map to a point. */
export function projectPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: PlanePoint): PlanePoint {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/**
 * Returns whether four corners form a convex quadrilateral in clockwise order, as those of a board seen from
 * above do.
 */
export function isClockwise(quad: Quad): boolean {
  return quad.every((here, i) => {
    const before = getCorner(quad, i + 3);
    const after = getCorner(quad, i + 1);
    return (here.x - before.x) * (after.y - here.y) > (here.y - before.y) * (after.x - here.x);
  });
}

function getCorner(quad: Quad, i: number): PlanePoint {
  const point = quad[i % 4];
  if (!point) throw new Error(`A corner that is none: ${i}`);
  return point;
}
