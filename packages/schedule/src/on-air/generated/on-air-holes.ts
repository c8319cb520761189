// Printed by `pnpm generate` from the component of <on-air>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  isUnknown: boolean;
  isOff: boolean;
  title: string;
  address: string;
  hours: string;
  hosts: string;
  image: string;
  remaining: string;
  isLast: boolean;
  title1: string;
  address1: string;
  hours1: string;
  title2: string;
  address2: string;
  hours2: string;
  title3: string;
  address3: string;
  hours3: string;
}

export const holes: Holes<Shown> = {
  'on-air': (shown) => ({ 'hidden': shown.isUnknown }),
  'label': (shown) => ({ 'hidden': shown.isOff }),
  'title': (shown) => ({ 'text': shown.title, 'href': shown.address || null }),
  'time': (shown) => ({ 'text': shown.hours }),
  'hosts': (shown) => ({ 'text': shown.hosts }),
  'image': (shown) => ({ 'src': shown.image || null }),
  'remaining': (shown) => ({ 'text': shown.remaining }),
  'coming': (shown) => ({ 'hidden': shown.isLast }),
  'next-title-1': (shown) => ({ 'text': shown.title1, 'href': shown.address1 || null }),
  'next-time-1': (shown) => ({ 'text': shown.hours1 }),
  'next-title-2': (shown) => ({ 'text': shown.title2, 'href': shown.address2 || null }),
  'next-time-2': (shown) => ({ 'text': shown.hours2 }),
  'next-title-3': (shown) => ({ 'text': shown.title3, 'href': shown.address3 || null }),
  'next-time-3': (shown) => ({ 'text': shown.hours3 }),
};
