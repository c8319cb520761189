import { expect, it } from 'vitest';
import { sceneOf } from '../testing/scene-of';
import { stubSizes } from '../testing/stub-sizes';
import { stickSidebar } from './behavior';
import { stickySidebar } from './contract';

it('tells the style sheet how high the sidebar is, and leaves nothing behind', () => {
  const sizes = stubSizes();
  const scene = sceneOf(stickySidebar, '<aside></aside>');
  stickSidebar(scene);
  sizes.resize(1200);
  sizes.resize(1400);
  expect(scene.target.dataset.ondaSidebar).toBe('');
  expect(scene.target.style.getPropertyValue('--onda-sidebar-h')).toBe('1400px');
  scene.lifetime.end();
  expect([scene.target.dataset.ondaSidebar, scene.target.style.length, sizes.watching.size]).toEqual([
    undefined,
    0,
    0,
  ]);
});
