export { Face } from './Face';
