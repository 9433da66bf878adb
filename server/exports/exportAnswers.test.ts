import { Readable, Writable } from 'node:stream';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '#domain/errors';
import { sendFile } from './exportAnswers';

const brokenBy = async (error: Error): Promise<string> => {
  let logged = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  });
  const app = fastify({ logger: { level: 'error', stream } });
  onTestFinished(() => app.close());
  app.get('/file', (_request, reply) => {
    const body = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from('a line');
      throw error;
    };
    return sendFile(reply, 'x.csv', 'text/csv', 2, Readable.from(body()));
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await expect(fetch(`${url}/file`).then((answer) => answer.text())).rejects.toThrow('terminated');
  await vi.waitFor(() => expect(logged).not.toBe(''));
  return logged;
};

describe('a file that breaks off after its first line', () => {
  it('is in the log, with why, as its reader can be told nothing more [OPS-014]', async () => {
    expect(await brokenBy(new Error('no such cursor'))).toMatch(/no such cursor.*"msg":"a file broke off"/);
  });

  it('is one of the failures of which there is one line a minute, where the database went [OPS-014]', async () => {
    expect(await brokenBy(new AppError('SERVICE_UNAVAILABLE', {}, 'the connection of an export was lost'))).toMatch(
      /"code":"SERVICE_UNAVAILABLE".*"msg":"users are told of a failure"/,
    );
  });
});
