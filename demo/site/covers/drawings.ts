/** The covers of the demo site, drawn for it: flat shapes in a few colors, as on an old record sleeve. */

export const WIDTH = 960;
export const HEIGHT = 600;

const INK = '#1c1b2e';
const PAPER = '#f6efe2';
const RED = '#e4572e';
const GOLD = '#f0b429';
const TEAL = '#1f7a8c';
const ROSE = '#f2a7a0';
const PLUM = '#5b2a55';
const MINT = '#a8d5ba';

/** Name of the cover → the inside of its SVG. The name is the file's name, too. */
export const DRAWINGS: Record<string, () => string> = {
  ondas: () =>
    page(
      INK,
      count(9, (n) => ring(150, 520, 90 + n * 78, 34, pick([RED, GOLD, ROSE, TEAL], n))),
      disc(150, 520, 52, PAPER),
    ),
  vinilo: () =>
    page(
      GOLD,
      disc(600, 300, 250, INK),
      count(6, (n) => ring(600, 300, 120 + n * 21, 2, '#3d3b55')),
      disc(600, 300, 84, RED),
      disc(600, 300, 14, GOLD),
      box(0, 0, 470, 600, TEAL),
      half(470, 300, 190, MINT),
      disc(235, 300, 110, PAPER),
    ),
  ecualizador: () =>
    page(
      PLUM,
      count(16, (n) => {
        const height = 110 + 360 * Math.abs(Math.sin(n * 0.71 + 0.6));
        return bar(44 + n * 55, 540 - height, 34, height, pick([ROSE, RED, GOLD], n));
      }),
    ),
  antena: () =>
    page(
      TEAL,
      count(12, (n) => (n % 2 ? '' : ray(480, 210, n * 30 + 15, 30, 900, '#238799'))),
      shape(`M480 210 L600 600 H566 L480 310 L394 600 H360 Z`, INK),
      box(418, 430, 124, 14, INK),
      count(3, (n) => ring(480, 210, 74 + n * 52, 16, pick([PAPER, GOLD, ROSE], n))),
      disc(480, 210, 34, RED),
    ),
  sol: () =>
    page(
      ROSE,
      disc(660, 250, 170, RED),
      hills(360, 60, 1.3, GOLD),
      hills(430, 48, 2.4, TEAL),
      hills(510, 36, 3.6, INK),
    ),
  teclas: () =>
    page(
      PAPER,
      count(8, (n) => box(n * 120 + 117, 0, 6, 600, INK)),
      count(7, (n) => (n % 4 === 2 ? '' : box(n * 120 + 84, 0, 72, 350, n === 4 ? RED : INK))),
      box(360, 470, 117, 130, GOLD),
    ),
  estadio: () =>
    page(
      '#2f7d4f',
      count(5, (n) => track(60 + n * 46, 60 + n * 46, n % 2 ? '#2f7d4f' : RED)),
      track(290, 240, MINT),
      box(474, 0, 12, 600, PAPER),
      disc(480, 300, 46, PAPER),
      disc(480, 300, 30, INK),
    ),
  mosaico: () =>
    page(
      PAPER,
      count(40, (n) => tile((n % 8) * 120, Math.floor(n / 8) * 120, (n * 7 + (n >> 2)) % 4, n)),
    ),
  ciudad: () =>
    page(
      '#27305a',
      disc(740, 150, 74, GOLD),
      count(9, (n) => tower(n * 110 - 14, 130 + ((n * 67) % 190), pick([TEAL, PLUM, INK], n), n)),
    ),
  libros: () =>
    page(
      MINT,
      count(9, (n) => {
        const height = 330 + ((n * 83) % 150);
        const x = 96 + n * 86;
        const spine = box(x, 540 - height, 72, height, pick([RED, INK, TEAL, GOLD, PLUM], n));
        return spine + box(x, 540 - height + 44, 72, 10, PAPER) + box(x, 470, 72, 10, PAPER);
      }),
      box(0, 540, 960, 60, INK),
    ),
  mar: () =>
    page(
      GOLD,
      disc(250, 210, 120, PAPER),
      hills(290, 26, 5.2, '#4fa3b0'),
      hills(370, 28, 4.3, TEAL),
      hills(450, 30, 3.4, '#175d73'),
      hills(530, 26, 2.6, INK),
    ),
  micro: () =>
    page(
      RED,
      count(7, (n) => ring(480, 250, 250 + n * 60, 22, '#d34a23')),
      capsule(372, 60, 216, 330, INK),
      count(35, (n) => disc(408 + (n % 5) * 36, 122 + Math.floor(n / 5) * 36, 9, n % 3 ? PAPER : GOLD)),
      shape('M330 270 V300 A150 150 0 0 0 630 300 V270 H606 V300 A126 126 0 0 1 354 300 V270 Z', PAPER),
      box(468, 440, 24, 110, PAPER),
      bar(380, 540, 200, 24, PAPER),
    ),
};

function page(background: string, ...parts: string[]): string {
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const inside = [box(0, 0, WIDTH, HEIGHT, background), ...parts].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside}</svg>`;
}

function count(times: number, draw: (n: number) => string): string {
  return Array.from({ length: times }, (_, n) => draw(n)).join('');
}

function pick(colors: readonly string[], n: number): string {
  return colors[n % colors.length] ?? INK;
}

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const bar = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(width, height) / 2}" fill="${fill}"/>`;

const capsule = bar;

const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

const ring = (x: number, y: number, radius: number, width: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;

const half = (x: number, y: number, radius: number, fill: string) =>
  shape(`M${x} ${y - radius} A${radius} ${radius} 0 0 0 ${x} ${y + radius} Z`, fill);

function ray(x: number, y: number, angle: number, spread: number, length: number, fill: string): string {
  const [a, b] = [angle, angle + spread].map((degrees) => (degrees * Math.PI) / 180);
  const point = (radians = 0) => `${x + length * Math.cos(radians)} ${y + length * Math.sin(radians)}`;
  return shape(`M${x} ${y} L${point(a)} L${point(b)} Z`, fill);
}

function hills(level: number, height: number, waves: number, fill: string): string {
  const points = count(33, (n) => {
    const y = level + height * Math.sin((n / 32) * Math.PI * waves + level);
    return `L${n * 30} ${Math.round(y)} `;
  });
  return shape(`M0 600 ${points}L960 600 Z`, fill);
}

function track(insetX: number, insetY: number, fill: string): string {
  return bar(insetX, insetY, WIDTH - 2 * insetX, HEIGHT - 2 * insetY, fill);
}

function tile(x: number, y: number, turn: number, n: number): string {
  const corner = `M${x} ${y} h120 a120 120 0 0 1 -120 120 Z`;
  const turned = `<g transform="rotate(${turn * 90} ${x + 60} ${y + 60})">${shape(corner, pick([RED, TEAL, GOLD, INK, PLUM], n * 3))}</g>`;
  return n % 5 === 3 ? turned + disc(x + 60, y + 60, 24, PAPER) : turned;
}

function tower(x: number, top: number, fill: string, n: number): string {
  const windows = count(18, (w) => {
    const lit = (w * 5 + n * 3) % 7 < 3;
    return box(x + 18 + (w % 3) * 30, top + 28 + Math.floor(w / 3) * 52, 16, 26, lit ? GOLD : '#3a4374');
  });
  return box(x, top, 104, HEIGHT - top, fill) + windows;
}
