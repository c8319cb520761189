/** Pixels of a picture of the plugin directory. */
export interface Size {
  width: number;
  height: number;
}

/** The banner's page at its larger size; `icon` is the SVG. */
export function bannerPage(icon: string, { width, height }: Size): string {
  const scale = width / 1544;
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; font-family: system-ui, "DejaVu Sans", sans-serif; }
main { width: 1544px; height: 500px; transform: scale(${scale}); transform-origin: 0 0; position: relative; color: #fff;
  background: linear-gradient(120deg, #12203f, #0f5f7a 70%, #15808f); }
h1 { position: absolute; inset: 128px auto auto 330px; margin: 0; font-size: 118px; line-height: 1; letter-spacing: -3px; }
p { position: absolute; inset: 268px auto auto 336px; margin: 0; font-size: 38px; line-height: 1.35; color: #d6ecf2; }
svg.icon { position: absolute; inset: 134px auto auto 84px; width: 220px; height: 220px; border-radius: 44px;
  box-shadow: 0 12px 40px #0006; }
svg.wave { position: absolute; inset: 0 0 0 auto; width: 420px; height: 500px; opacity: 0.28; }
</style><main>${waveOf()}${icon.replace('<svg ', '<svg class="icon" ')}<h1>Onda</h1>
<p>Radio, live search, favorites, newsletters<br>and magazine features for your site</p></main>`;
}

/** The icon of a size. */
export const iconPage = (icon: string, { width }: Size): string =>
  `<!doctype html><style>body{margin:0}svg{display:block;width:${width}px;height:${width}px}</style>${icon}`;

/** Bars of sound, higher towards the middle. */
function waveOf(): string {
  const bars = Array.from({ length: 11 }, (_, index) => {
    const height = 60 + 340 * Math.abs(Math.sin(index * 0.9)) * Math.sin(((index + 1) / 12) * Math.PI);
    const y = (500 - height) / 2;
    return `<rect x="${index * 38 + 8}" y="${y.toFixed(0)}" width="20" height="${height.toFixed(0)}" rx="10"/>`;
  });
  return `<svg class="wave" viewBox="0 0 420 500" fill="#fff">${bars.join('')}</svg>`;
}
