import { spawn } from 'node:child_process';

/**
 * The built server by itself, on a folder of its own with the demo of a scale. @param output where it writes
 * @param env further settings; undefined leaves one out
 */
export const builtServer = ({
  root,
  port,
  data,
  output = 'ignore',
  errors = 'inherit',
  scale = process.env.BENCH_SCALE || '1',
  env = {},
}) =>
  spawn(process.execPath, ['-e', "import('./dist/server/main.js').then((m) => m.main([]))"], {
    cwd: root,
    stdio: ['ignore', output, errors],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      DEMO_SCALE: scale,
      DEMO_PUBLIC: 'yes', // a build before has set NODE_ENV
      NODE_NO_WARNINGS: '1',
      ...env,
    },
  });
