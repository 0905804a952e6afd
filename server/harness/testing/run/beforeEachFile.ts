import { countAnew } from './countAnew.ts';

// Jest loads this file before each test file.
countAnew();
