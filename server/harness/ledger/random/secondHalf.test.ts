import { tryRandomHistories } from './randomHistories.ts';

tryRandomHistories();
