import { describe, expect, it } from 'vitest';
import { wrapperStyle } from './wrapper-style';

const ALL = ['text', 'surface', 'accent', 'radius'];

describe('wrapperStyle', () => {
  it('names a color of the theme by its property', () => {
    const style = { elements: { button: { color: { background: 'var:preset|color|accent-1' } } } };
    expect(wrapperStyle({ textColor: 'contrast', style }, ALL)).toEqual({
      '--onda-text': 'var(--wp--preset--color--contrast)',
      '--onda-accent': 'var(--wp--preset--color--accent-1)',
    });
  });

  it('takes any other color and a corner as they are', () => {
    const style = { color: { background: '#fff' }, border: { radius: { topLeft: '4px', topRight: '9px' } } };
    expect(wrapperStyle({ style }, ALL)).toEqual({ '--onda-surface': '#fff', '--onda-radius': '4px' });
  });

  it('writes nothing that the element does not read', () => {
    expect(wrapperStyle({ textColor: 'contrast', style: { border: { radius: '4px' } } }, ['radius'])).toEqual(
      {
        '--onda-radius': '4px',
      },
    );
    expect(wrapperStyle({}, ALL)).toEqual({});
  });
});
