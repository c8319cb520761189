import { expect, it } from 'vitest';
import { withoutForwardingFiles } from './forwarding-files';

const FILES = {
  'look.js':
    'import{w as a,b as c}from"./chunk-1.js";import"./chunk-2.js";export{a as lookAtStation,c as other};\n',
  'chunk-1.js': 'function q(){}export{q as w,q as b};',
};

it.each([
  ['x(import("./look.js"))', 'x(import("./chunk-1.js").then(e=>({lookAtStation:e.w,other:e.b})))'],
  ['x(async()=>(await import("./look.js")).other)', 'x(async()=>(await import("./chunk-1.js")).b)'],
  ['let{lookAtStation:n}=await import("./look.js");n()', 'let{w:n}=await import("./chunk-1.js");n()'],
  ['let{other,lookAtStation:n}=await import("./look.js")', 'let{b:other,w:n}=await import("./chunk-1.js")'],
  ['import("./look.js").then(({other:n})=>n())', 'import("./chunk-1.js").then(({b:n})=>n())'],
  [
    'let{x:n}=await import("./look.js").then(t=>t)',
    'let{x:n}=await import("./chunk-1.js").then(e=>({lookAtStation:e.w,other:e.b})).then(t=>t)',
  ],
  [
    'import("./look.js").then(({other:n},t)=>n())',
    'import("./chunk-1.js").then(e=>({lookAtStation:e.w,other:e.b})).then(({other:n},t)=>n())',
  ],
  ['import("./chunk-1.js").then(({b:n})=>n())', 'import("./chunk-1.js").then(({b:n})=>n())'],
])('sends a lazy import straight to the chunk that holds the code: %s', (before, after) => {
  expect(withoutForwardingFiles({ ...FILES, 'shells.js': before })).toEqual({
    'shells.js': after,
    'chunk-1.js': FILES['chunk-1.js'],
  });
});

it('leaves a file alone that has code of its own', () => {
  const files = {
    'a.js': 'import{w as a}from"./b.js";a();export{a as x};',
    'b.js': 'export{w};',
    'c.js': 'import("./a.js")',
  };
  expect(withoutForwardingFiles(files)).toEqual(files);
});
