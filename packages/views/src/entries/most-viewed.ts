// The entry is apart from the shells: a page without a ranking must not pay for it.
import '@onda/core/entries/base';
import '../most-viewed-element';
