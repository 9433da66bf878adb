import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether certificates can be made here. */
export const HAS_OPENSSL = existsSync('/usr/bin/openssl');

const run = (folder: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync('/usr/bin/openssl', args, { cwd: folder, encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`);
};

/** A certificate that vouches for itself. */
export interface Certificate {
  key: string;
  cert: string;
  /** The file that `cert` stands in. */
  file: string;
}

/**
 * Makes a certificate in a folder of its own.
 * @param altName whom it is for, such as `IP:127.0.0.1`
 * @param year the year in which it holds, and nine more
 */
export const makeCertificate = (folder: string, altName: string, year: number): Certificate => {
  const lines = [
    '[ca]\ndefault_ca = own',
    '[own]\ndatabase = index.txt\nserial = serial\nnew_certs_dir = .\ndefault_md = sha256\npolicy = any\nx509_extensions = more',
    '[any]\ncommonName = supplied',
    `[more]\nsubjectAltName = ${altName}`,
  ];
  writeFileSync(join(folder, 'ca.conf'), lines.join('\n'));
  writeFileSync(join(folder, 'index.txt'), '');
  writeFileSync(join(folder, 'serial'), '01');
  run(folder, 'genpkey', '-algorithm', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-out', 'key.pem');
  run(folder, 'req', '-new', '-key', 'key.pem', '-subj', '/CN=trowel test', '-out', 'asked.pem');
  const span = ['-startdate', `${year}0101000000Z`, '-enddate', `${year + 9}0101000000Z`];
  run(
    folder,
    'ca',
    '-config',
    'ca.conf',
    '-selfsign',
    '-batch',
    '-keyfile',
    'key.pem',
    ...span,
    '-in',
    'asked.pem',
    '-out',
    'cert.pem',
  );
  const file = join(folder, 'cert.pem');
  return { key: readFileSync(join(folder, 'key.pem'), 'utf8'), cert: readFileSync(file, 'utf8'), file };
};
