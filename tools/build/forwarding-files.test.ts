import { expect, it } from 'vitest';
import { withoutForwardingFiles } from './forwarding-files';

it('sends a lazy import straight to the chunk that holds the code', () => {
  const files = withoutForwardingFiles({
    'shells.js': 'x(async()=>(await import("./look.js")).lookAtStation);',
    'look.js':
      'import{w as a,b as c}from"./chunk-1.js";import"./chunk-2.js";export{a as lookAtStation,c as other};\n',
    'chunk-1.js': 'function q(){}export{q as w,q as b};',
  });
  expect(files['shells.js']).toBe(
    'x(async()=>(await import("./chunk-1.js").then(e=>({lookAtStation:e.w,other:e.b}))).lookAtStation);',
  );
  expect(Object.keys(files)).toEqual(['shells.js', 'chunk-1.js']);
});

it('leaves a file alone that has code of its own', () => {
  const files = {
    'a.js': 'import{w as a}from"./b.js";a();export{a as x};',
    'b.js': 'export{w};',
    'c.js': 'import("./a.js")',
  };
  expect(withoutForwardingFiles(files)).toEqual(files);
});
