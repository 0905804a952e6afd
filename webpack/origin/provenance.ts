import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Provenance } from 'shared-api/contract/releases/provenance';

const run = promisify(execFile);

/** What git says in a directory; null outside of a repository. */
const git = (root: string, ...args: string[]): Promise<string | null> =>
  run('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );

/** The address of the pipeline's run, as GitHub, GitLab and Jenkins say it. */
function pipelineOf(env: NodeJS.ProcessEnv): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  if (server && repository && id) return `${server}/${repository}/actions/runs/${id}`;
  return env['CI_JOB_URL'] || env['BUILD_URL'] || null;
}

/**
 * Where a build that is made now comes from.
 * @param root the project's directory
 */
export async function provenanceOf(
  root: string,
  builtAt: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Provenance> {
  const commit = await git(root, 'rev-parse', 'HEAD');
  const changes = await git(root, 'status', '--porcelain');
  return {
    commit,
    isDirty: changes === null ? null : changes !== '',
    builtBy: env['RELEASED_BY'] || env['GITHUB_ACTOR'] || userInfo().username,
    pipeline: pipelineOf(env),
    node: process.version,
    packageManager: env['npm_config_user_agent']?.split(' ')[0] ?? null,
    builtAt,
  };
}
