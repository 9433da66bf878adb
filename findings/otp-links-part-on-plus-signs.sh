#!/usr/bin/env bash
# @oslojs/otp 1.1.0, otpauth 9.5.2, @otplib/uri 13.5.0: the link in the square code that sets up codes for signing in names
# the company as `issuer`, encoded by RFC 3986 ("Key Uri Format": ACME%20Co), where a plus is a plus. One expects writer and
# reader to agree on the name. @oslojs/otp writes a space as a plus in the issuer and as %20 before the account, in the same
# link. otpauth and otplib read the plus as it stands, so that the account is one of "Lone+Star+Pools", and the two names of
# the company, which should be equal by the Key Uri Format, differ: otpauth takes the one with pluses. The codes are the same,
# so that signing in works, and a list that goes by the name has the company twice once another link of it is read that was
# written rightly. Names of one word are right. A program that makes such links writes the issuer with `encodeURIComponent`
# and reads its own link with another package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @oslojs/otp@1.1.0 otpauth@9.5.2 @otplib/uri@13.5.0
cat > try.mjs <<'JS'
import { createTOTPKeyURI } from '@oslojs/otp';
import { parse } from '@otplib/uri';
import { Secret, TOTP, URI } from 'otpauth';
const key = new TextEncoder().encode('12345678901234567890');
for (const company of ['Trowel', 'Lone Star Pools']) {
  const links = {
    '@oslojs/otp': createTOTPKeyURI(company, 'ana@x.test', key, 30, 6),
    otpauth: new TOTP({ issuer: company, label: 'ana@x.test', secret: new Secret({ buffer: key.buffer }) }).toString(),
  };
  for (const [writer, link] of Object.entries(links)) {
    console.log(`${company}, written by ${writer}: ${link.split('?')[0]} ${link.match(/issuer=[^&]*/)[0]}`);
    const { label, params } = parse(link);
    console.log(`  read by otpauth "${URI.parse(link).issuer}", by otplib "${params.issuer}" and "${label.split(':')[0]}"`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='Trowel, written by @oslojs/otp: otpauth://totp/Trowel:ana%40x.test issuer=Trowel
  read by otpauth "Trowel", by otplib "Trowel" and "Trowel"
Trowel, written by otpauth: otpauth://totp/Trowel:ana%40x.test issuer=Trowel
  read by otpauth "Trowel", by otplib "Trowel" and "Trowel"
Lone Star Pools, written by @oslojs/otp: otpauth://totp/Lone%20Star%20Pools:ana%40x.test issuer=Lone+Star+Pools
  read by otpauth "Lone+Star+Pools", by otplib "Lone+Star+Pools" and "Lone Star Pools"
Lone Star Pools, written by otpauth: otpauth://totp/Lone%20Star%20Pools:ana%40x.test issuer=Lone%20Star%20Pools
  read by otpauth "Lone Star Pools", by otplib "Lone Star Pools" and "Lone Star Pools"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
