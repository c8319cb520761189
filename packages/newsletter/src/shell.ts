import type { FormHost } from './form-host';

export function setupForm(_host: FormHost): void {}
