import { bin, type Job } from './jobs.ts';

/**
 * The jobs that lint folders: rules that need types by oxlint, all others by ESLint (docs/decisions/0095).
 * @param where folders, from the root of the project
 */
export const lintJobs = (...where: readonly string[]): Job[] => [
  {
    name: `lint with types of ${where.join(', ')}`,
    script: bin('oxlint', 'bin', 'oxlint'),
    args: [...where],
  },
  {
    name: `lint of ${where.join(', ')}`,
    script: bin('eslint', 'bin', 'eslint.js'),
    args: [...where, '--max-warnings', '0'],
  },
];
