import { expect, it } from 'vitest';
import { loadedByLoader } from './lazy-imports';

it('sends every dynamic import through the loader and leaves static imports as they are', () => {
  const files = {
    'shell.js': 'import{a}from"./base.js";const b=()=>import("./engine.js").then(e=>({x:e.y}));',
    'engine.js':
      'import"./base.js";const[a,b]=await Promise.all([import("./view.js"),import("./store.js")]);',
  };
  expect(loadedByLoader(files)).toEqual({
    'shell.js': 'import{a}from"./base.js";const b=()=>ondaLoad("engine.js").then(e=>({x:e.y}));',
    'engine.js':
      'import"./base.js";const[a,b]=await Promise.all([ondaLoad("view.js"),ondaLoad("store.js")]);',
  });
});

it('names the files that a module needs and its caller lacks, so that they are requested together', () => {
  const files = {
    'shell.js': 'import{a}from"./base.js";const b=()=>import("./engine.js");',
    'engine.js': 'import{c}from"./store.js";import{a}from"./base.js";',
    'store.js': 'import{d}from"./clock.js";export{c};',
    'clock.js': 'export{d};',
    'base.js': 'export{a};',
  };
  expect(loadedByLoader(files)['shell.js']).toBe(
    'import{a}from"./base.js";const b=()=>ondaLoad("engine.js","store.js","clock.js");',
  );
});
