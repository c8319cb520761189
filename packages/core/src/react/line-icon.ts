import { createElement, type ReactNode, type SVGAttributes } from 'react';

interface LineIcon extends SVGAttributes<SVGSVGElement> {
  /** Width and height in pixels. */
  size: number;
}

/** A line drawing in the color of the text, on 24 by 24. Screen readers leave it out. */
export const LineIcon = ({ size, ...others }: LineIcon): ReactNode =>
  createElement('svg', {
    'aria-hidden': true,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    ...others,
  });
