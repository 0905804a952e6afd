import { tryRandomHistories } from './randomHistories.ts';

tryRandomHistories(2);
