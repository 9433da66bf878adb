#!/usr/bin/env bash
# @fastify/rate-limit 11.2.0 on fastify 5.12.8: an event stream that is hijacked and begun with `reply.raw.writeHead` carries
# none of the x-ratelimit headers that an ordinary answer of the same route settings carries. They are set on the reply, and a
# hijacked reply is never sent, so a client of a stream cannot see how much of its limit is left. The limit itself holds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fastify@5.12.8 @fastify/rate-limit@11.2.0
cat > try.cjs <<'JS'
const fastify = require('fastify')();
const limit = { config: { rateLimit: { max: 2, timeWindow: 60_000 } } };
const run = async () => {
  await fastify.register(require('@fastify/rate-limit'));
  fastify.get('/answer', limit, async () => 'ok');
  fastify.get('/stream', limit, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.end(': hello\n\n');
  });
  const address = await fastify.listen({ host: '127.0.0.1', port: 0 });
  const look = async (path) => {
    const answer = await fetch(address + path);
    await answer.text();
    return `${answer.status} remaining=${answer.headers.get('x-ratelimit-remaining')}`;
  };
  for (const path of ['/answer', '/stream', '/stream', '/stream']) console.log(path, await look(path));
  await fastify.close();
};
run();
JS
seen=$(node try.cjs)
echo "$seen"
expected='/answer 200 remaining=1
/stream 200 remaining=null
/stream 200 remaining=null
/stream 429 remaining=0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
