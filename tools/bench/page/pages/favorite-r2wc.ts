import r2wc from '@r2wc/core';
import { createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FAVORITE_TAG } from './favorite-markup';

/** The usual way: a React component wrapped by r2wc, a root for each tag. The resulting markup is the same. */
function Favorite(_props: { postId?: number; container?: HTMLElement }) {
  const [isFavorite, setFavorite] = useState(false);
  return createElement(
    'button',
    { type: 'button', part: 'button', 'aria-pressed': isFavorite, onClick: () => setFavorite(!isFavorite) },
    'Favorito ',
    createElement('span', { part: 'count' }, isFavorite ? 4 : 3),
  );
}

const element = r2wc<{ postId?: number; container?: HTMLElement }, Root>(
  Favorite,
  { props: { postId: 'number' } },
  {
    mount(container, component, props) {
      const root = createRoot(container);
      root.render(createElement(component, props));
      return root;
    },
    update: () => {},
    unmount: (root) => root.unmount(),
  },
);
customElements.define(FAVORITE_TAG, element);
