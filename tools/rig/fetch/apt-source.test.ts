import { describe, expect, it } from 'vitest';
import { debianMirror, sourceLine } from './apt-source';

const BOOKWORM = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\nVERSION_CODENAME=bookworm\n';
const TARGETS = [
  'https://other.example/node nodistro main',
  'http://mirror.example/debian-security bookworm-security main',
  'http://mirror.example/debian bookworm-updates main',
  'http://mirror.example/debian bookworm contrib',
  'http://mirror.example/debian bookworm main',
].join('\n');

describe('debianMirror', () => {
  it('is the archive from which this release itself comes', () => {
    expect(debianMirror(TARGETS, BOOKWORM)).toBe('http://mirror.example/debian');
  });

  it('is told from its address where the release has no name, as in sid', () => {
    const targets = 'https://other.example/node nodistro main\nhttp://near.example/debian unstable main';
    expect(debianMirror(targets, 'ID=debian\n')).toBe('http://near.example/debian');
  });

  it('is none on another system, whose archives hold no Debian suites', () => {
    const ubuntu = 'ID=ubuntu\nID_LIKE=debian\nVERSION_CODENAME=noble\n';
    expect(debianMirror('http://mirror.example/ubuntu noble main', ubuntu)).toBeUndefined();
  });

  it('is none where apt tells nothing', () => {
    expect(debianMirror('', BOOKWORM)).toBeUndefined();
  });
});

describe('sourceLine', () => {
  it('asks another suite of the mirror and names the keyring when there is one', () => {
    expect(sourceLine('http://m.example/debian', 'sid', '/k.gpg')).toBe(
      'deb [signed-by=/k.gpg] http://m.example/debian sid main\n',
    );
    expect(sourceLine('http://m.example/debian', 'sid', undefined)).toBe(
      'deb http://m.example/debian sid main\n',
    );
  });
});
