import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './freePort';

/** What a page notes of itself before any other script runs; it outlives a reload. */
const WATCH = `{
  const kept = () => JSON.parse(sessionStorage.getItem('problems') ?? '[]');
  sessionStorage.setItem('problems', JSON.stringify(kept()));
  const note = (words) => sessionStorage.setItem('problems', JSON.stringify([...kept(), words]));
  const { error } = console;
  console.error = (...said) => {
    note('console ' + said.map((one) => (one instanceof Error ? one.stack ?? String(one) : String(one))).join(' '));
    error.apply(console, said);
  };
  // What a size changes is drawn with the next frame: WebKit reports that as an error, which the standard means as a notice.
  addEventListener('error', ({ message }) => message && !/^ResizeObserver loop/.test(message) && note('page error ' + message));
  addEventListener('unhandledrejection', ({ reason }) => note('rejection ' + String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    note(['policy', violatedDirective, blockedURI, sourceFile].join(' ')));
}`;
const HASH = createHash('sha256').update(WATCH).digest('base64');

/** The way of a browser to its server: it can be cut, and pages that come by it note their errors. */
export interface WatchedWay {
  /** Host and port, as a browser takes its proxy. */
  proxy: string;
  /** From here on every request fails, those that are on their way too. */
  cut: () => void;
  mend: () => void;
  end: () => Promise<void>;
}

/** What a page has noted since it was last read, as an expression for it: JSON, and null where nobody watches. */
export const NOTED = `(() => { const noted = sessionStorage.getItem('problems'); sessionStorage.setItem('problems', '[]'); return noted; })()`;

const bodyOf = async (said: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of said) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/**
 * Opens a way, as a proxy of the browser. Of a page it changes two things: the script that watches stands first in it, and the page's policy allows
 * that one script by its sum.
 */
export const openWatchedWay = async (): Promise<WatchedWay> => {
  const port = await freePort();
  let isCut = false;
  const passOn = (asked: IncomingMessage, answer: ServerResponse): void => {
    if (isCut) return void asked.socket.destroy();
    const isPage = asked.headers.accept?.includes('text/html') === true;
    // A page comes as it is, since it is written in.
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const on = request(asked.url ?? '', { method: asked.method, headers }, (said) => {
      const status = said.statusCode ?? 502;
      if (!isPage || !said.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(status, said.headers);
        said.pipe(answer);
        return;
      }
      const { 'content-length': _length, ...rest } = said.headers;
      const policy = String(rest['content-security-policy']).replace('script-src ', `script-src 'sha256-${HASH}' `);
      bodyOf(said).then(
        (html) => {
          answer.writeHead(status, { ...rest, 'content-security-policy': policy });
          answer.end(html.replace('<head>', `<head><script>${WATCH}</script>`));
        },
        () => answer.destroy(),
      );
    });
    on.on('error', () => answer.destroy());
    answer.on('close', () => on.destroy());
    asked.pipe(on);
  };
  const way = createServer(passOn);
  await new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve));
  return {
    proxy: `127.0.0.1:${port}`,
    cut: () => {
      isCut = true;
      way.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    end: () => {
      way.closeAllConnections();
      return new Promise((resolve) => way.close(() => resolve()));
    },
  };
};
