#!/usr/bin/env bash
# connection-string 5.0.0, pg-connection-string 2.14.1, dsn-parser 1.0.3: in the address of a PostgreSQL database only percent
# signs stand for other letters (PostgreSQL, libpq, "Connection URIs"); a plus is a plus, as libpq and with it psql read it.
# One expects the same name and password of each package. connection-string makes a space of the plus in what follows the
# question mark, which its read-me shows, and of one in a password as well, which it does not, so that the sign-in fails with
# a right password. pg-connection-string keeps it in the password, and makes a space of it after the question mark
# (`application_name`, `options`). dsn-parser keeps it in both, and leaves %40 and %2B as they are; of an address of IPv6 it
# makes the name of the database, and no host. No error in any. A program that takes such addresses from an administrator asks
# for %2B, which two of the three read, and shows host and database before it connects.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund connection-string@5.0.0 pg-connection-string@2.14.1 dsn-parser@1.0.3
cat > try.cjs <<'JS'
const { ConnectionString } = require('connection-string');
const { parse } = require('pg-connection-string');
const DSNParser = require('dsn-parser');
const readers = {
  'connection-string': (text) => {
    const { password, hosts, path, params } = new ConnectionString(text);
    return [password, hosts[0].name, path[0], params?.application_name];
  },
  'pg-connection-string': (text) => {
    const { password, host, database, application_name: name } = parse(text);
    return [password, host, database, name];
  },
  'dsn-parser': (text) => {
    const { password, host, database, params } = new DSNParser(text).getParts();
    return [password, host || 'no host', database, params.application_name];
  },
};
for (const text of [
  'postgres://ana:deck7@db.test/trowel?application_name=board', 'postgres://ana:deck+7@db.test/trowel?application_name=board+2',
  'postgres://ana:deck%2B7@db.test/trowel?application_name=board%2B2', 'postgres://ana:deck%407@db.test/trowel',
  'postgres://ana:deck7@[2001:db8::1]/trowel',
]) {
  console.log(text);
  for (const [name, read] of Object.entries(readers)) {
    console.log(`  ${name}: ${read(text).filter((part) => part !== undefined).join(' | ')}`);
  }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='postgres://ana:deck7@db.test/trowel?application_name=board
  connection-string: deck7 | db.test | trowel | board
  pg-connection-string: deck7 | db.test | trowel | board
  dsn-parser: deck7 | db.test | trowel | board
postgres://ana:deck+7@db.test/trowel?application_name=board+2
  connection-string: deck 7 | db.test | trowel | board 2
  pg-connection-string: deck+7 | db.test | trowel | board 2
  dsn-parser: deck+7 | db.test | trowel | board+2
postgres://ana:deck%2B7@db.test/trowel?application_name=board%2B2
  connection-string: deck+7 | db.test | trowel | board+2
  pg-connection-string: deck+7 | db.test | trowel | board+2
  dsn-parser: deck%2B7 | db.test | trowel | board%2B2
postgres://ana:deck%407@db.test/trowel
  connection-string: deck@7 | db.test | trowel
  pg-connection-string: deck@7 | db.test | trowel
  dsn-parser: deck%407 | db.test | trowel
postgres://ana:deck7@[2001:db8::1]/trowel
  connection-string: deck7 | [2001:db8::1] | trowel
  pg-connection-string: deck7 | 2001:db8::1 | trowel
  dsn-parser: deck7 | no host | [2001:db8::1]/trowel'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
