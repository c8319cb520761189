import { describe, expect, it } from 'vitest';
import { parseAttribute, spellings } from './attributes';
import type { AttributeSpec } from './contract';

const volume: AttributeSpec = { type: 'number', default: 1, min: 0, max: 1, description: '' };
const sticky: AttributeSpec = { type: 'boolean', default: false, description: '' };
const kind: AttributeSpec = { type: 'enum', values: ['auto', 'radioco'], default: 'auto', description: '' };
const stream: AttributeSpec = { type: 'url', default: '', description: '' };
const name: AttributeSpec = { type: 'string', default: '', description: '' };
const rows: AttributeSpec = { type: 'json', default: [], description: '' };

describe('spellings', () => {
  it('accepts kebab-case, snake_case and what HTML makes of camelCase', () => {
    expect(spellings('initialVolume')).toEqual(['initial-volume', 'initial_volume', 'initialvolume']);
  });

  it('gives a plain name once', () => {
    expect(spellings('station')).toEqual(['station']);
  });
});

describe('parseAttribute', () => {
  it.each([
    [null, volume, 1],
    ['0.35', volume, 0.35],
    ['0', volume, 0],
    ['', volume, 1],
    ['abc', volume, 1],
    ['1.5', volume, 1],
    ['-0.1', volume, 1],
    ['Infinity', volume, 1],
    ['', sticky, true],
    ['true', sticky, true],
    ['sticky', sticky, true],
    ['false', sticky, false],
    ['0', sticky, false],
    ['NO', sticky, false],
    [' off ', sticky, false],
    ['november', sticky, true],
    ['00', sticky, true],
    ['radioco', kind, 'radioco'],
    ['RADIOCO', kind, 'auto'],
    [':is('.repeat(10_000), name, ':is('.repeat(2500)],
    ['[1,2]', rows, [1, 2]],
    ['[1,', rows, []],
    ['https://radio.test/live', stream, 'https://radio.test/live'],
    ['/live.mp3', stream, '/live.mp3'],
    ['javascript:alert(1)', stream, ''],
    ['data:text/html,x', stream, ''],
    ['http://', stream, ''],
  ])('reads %j', (text, spec, value) => {
    expect(parseAttribute(text, spec).value).toEqual(value);
  });

  it('says what is wrong with a value that it refuses, and nothing otherwise', () => {
    expect(parseAttribute('abc', volume).problem).toContain('"abc"');
    expect(parseAttribute('0.5', volume).problem).toBeUndefined();
    expect(parseAttribute(null, volume).problem).toBeUndefined();
  });
});
