// What every behaviour of the theme stands on: a page has several of them.
import './base';
import '@onda/theme/define-behaviour';
import '@onda/theme/mark';
import '@onda/theme/place-of';
