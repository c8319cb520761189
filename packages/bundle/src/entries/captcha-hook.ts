// Stands on registration pages alone.
import './base';
import '@onda/newsletter/captcha/captcha-hook-element';
