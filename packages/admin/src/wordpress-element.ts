import type * as React from 'react';
import type { Root } from 'react-dom/client';

/** The part of WordPress's own React that the screens use; WordPress 6.5 has React 18.2. */
type WordPressElement = Pick<
  typeof React,
  'createElement' | 'Fragment' | 'useSyncExternalStore' | 'useMemo' | 'useState' | 'useEffect' | 'useRef'
> & { createRoot(container: Element): Root };

const { element } = (window as unknown as { wp: { element: WordPressElement } }).wp;

/** The build puts these two where a file has JSX. */
export const { createElement, Fragment } = element;
/** Reads a zustand store; zustand's own `useStore` would bring a second React. */
export const { createRoot, useEffect, useMemo, useRef, useState, useSyncExternalStore } = element;
