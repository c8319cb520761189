import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { COLOR_NAMES, copyOf, firstLook, LOOKS, SCHEMES } from './look';
import { frameCss, themeCss } from './look-css';
import { hashOf, lookOf } from './look-hash';

describe('the address of a look', () => {
  it.each(Object.keys(LOOKS))('brings %s back', (name) => {
    const look = LOOKS[name] ?? firstLook();
    expect(lookOf(`#${hashOf(look)}`)).toEqual(look);
  });

  it('is empty for the first look', () => {
    expect(hashOf(firstLook())).toBe('');
    expect(lookOf('')).toEqual(firstLook());
  });

  it('reads nothing that is malformed or out of range', () => {
    const hostile = '#light-accent=red;}*{x&dark-text=12345&radius=99&title=</style>&heart=constructor&x=1';
    expect(lookOf(hostile)).toEqual(firstLook());
    expect(lookOf('#radius=')).toEqual(firstLook());
  });
});

describe('the style sheet of a look', () => {
  it('follows the system in a theme, and the page in the frame', () => {
    const look = { ...copyOf(firstLook()), radius: 1 };
    expect(themeCss(look)).toContain(':root {\n  --onda-accent: #ab3110;');
    expect(themeCss(look)).toContain('--onda-radius: 1rem;');
    expect(themeCss(look)).toContain(
      '@media (prefers-color-scheme: dark) {\n  :root {\n    --onda-accent: #ff9d78;',
    );
    expect(frameCss(look)).toContain(':root[data-theme="dark"] {');
  });

  it('has a rule for each part that differs', () => {
    expect(themeCss(firstLook())).not.toContain('::part');
    expect(themeCss({ ...firstLook(), parts: { cover: 'gray' } })).toContain(
      'radio-player::part(cover) {\n  filter: grayscale(1);\n}',
    );
  });
});

it('every look that one begins with can be read', () => {
  for (const { colors } of Object.values(LOOKS))
    for (const scheme of SCHEMES) {
      expect(contrast(colors[scheme].surface, colors[scheme].text)).toBeGreaterThan(4.5);
      expect(contrast(colors[scheme].surface, colors[scheme].accent)).toBeGreaterThan(3);
    }
  expect(COLOR_NAMES).toHaveLength(3);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1);
});
