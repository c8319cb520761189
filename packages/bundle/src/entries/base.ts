// What every element stands on, in one file: who has no player on the page does not fetch its shell.
import '@onda/core/element/define';
import '@onda/core/timing/idle-batch';
