import { webAddress } from '@onda/core/http/safe-url';

const PICTURE = /\.(?:avif|bmp|gif|ico|jfif|jpe?g|jxl|pjp(?:eg)?|a?png|svg|webp)$/i;
const VIDEO = /\.(?:mp4|m4v|webm|ogv)$/i;
/** A page of a wiki about a file has the file's name after `File:`, `Archivo:` and the like. */
const ABOUT_A_FILE = /:|%3A/i;

/** The address of a file that a browser shows as a picture. */
export const isPictureFile = (address: string): boolean => isFile(address, PICTURE);

/** The address of a file that a browser plays as a video. */
export const isVideoFile = (address: string): boolean => isFile(address, VIDEO);

/** Only the path names a file; the query and the fragment do not. */
function isFile(address: string, ending: RegExp): boolean {
  const whole = webAddress(address);
  const pathname = whole && new URL(whole).pathname;
  const name = pathname.slice(pathname.lastIndexOf('/'));
  return ending.test(name) && !ABOUT_A_FILE.test(name) && !pathname.includes('/wiki/');
}
