/**
 * Loaded into the built server by `--import`: answers, on a port of this machine, which functions of the server have run
 * since the question before. Every process that the server starts loads it too; the first one has the port.
 */
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';

const session = new Session();
const answer = async (_request, response) => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => url.includes('/dist/server/'));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(own));
};
const server = createServer(answer);
server.on('error', () => undefined);
server.listen(Number(process.env.BENCH_COVERAGE_PORT), '127.0.0.1', async () => {
  server.unref();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});
