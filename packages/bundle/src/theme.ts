// What every behaviour of the theme stands on: a page has several of them.
import './base';
import '@onda/theme/define-behaviour';
import '@onda/theme/add-attributes';
import '@onda/theme/hash-target';
