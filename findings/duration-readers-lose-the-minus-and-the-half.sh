#!/usr/bin/env bash
# iso8601-duration 2.1.4, date-duration 2.0.0, pomeranian-durations 1.11.4, tinyduration 3.4.1: a duration may have a minus,
# as the reminder half an hour before a visit (TRIGGER:-PT30M; RFC 5545, 3.3.6, and XML Schema Part 2, 3.2.6), and a fraction
# in its last part, with a dot or a comma (ISO 8601:2000, 5.5.3.1). One expects minus 30 minutes, and 8 hours, 30 minutes and
# 30 seconds of PT8H30.5M. tinyduration reads each. iso8601-duration and date-duration read -PT30M as 30 minutes, so that a
# reminder comes half an hour after the visit began, and pomeranian-durations as well; the read-me of the first says that a
# sign "is not yet supported", and yet it is taken without an error. date-duration leaves out a last part with a fraction,
# pomeranian-durations one with a comma: PT5M30,5S is 5 minutes. A program that reads a duration takes the minus off itself,
# and writes the duration back and compares.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund iso8601-duration@2.1.4 date-duration@2.0.0 pomeranian-durations@1.11.4 tinyduration@3.4.1
cat > try.mjs <<'JS'
import DateDuration from 'date-duration';
import { parse, toSeconds } from 'iso8601-duration';
import { asDecimalSeconds } from 'pomeranian-durations';
import { parse as parseTiny } from 'tinyduration';
const start = new Date('2026-11-30T12:00:00Z');
const Duration = DateDuration.default ?? DateDuration;
for (const text of ['PT30M', '-PT30M', 'PT8H30.5M', 'PT8H30,5M', 'PT5M30.5S', 'PT5M30,5S']) {
  const { hours = 0, minutes = 0, seconds = 0, negative } = parseTiny(text);
  console.log(
    [
      text.padEnd(10),
      `tinyduration ${(negative ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)} s`,
      `iso8601-duration ${toSeconds(parse(text), start)} s`,
      `date-duration ${(new Duration(text).addTo(start) - start) / 1000} s`,
      `pomeranian-durations ${asDecimalSeconds(text)} s`,
    ].join(', '),
  );
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='PT30M     , tinyduration 1800 s, iso8601-duration 1800 s, date-duration 1800 s, pomeranian-durations 1800 s
-PT30M    , tinyduration -1800 s, iso8601-duration 1800 s, date-duration 1800 s, pomeranian-durations 1800 s
PT8H30.5M , tinyduration 30630 s, iso8601-duration 30630 s, date-duration 28800 s, pomeranian-durations 30630 s
PT8H30,5M , tinyduration 30630 s, iso8601-duration 30630 s, date-duration 28800 s, pomeranian-durations 28800 s
PT5M30.5S , tinyduration 330.5 s, iso8601-duration 330.5 s, date-duration 300 s, pomeranian-durations 330.5 s
PT5M30,5S , tinyduration 330.5 s, iso8601-duration 330.5 s, date-duration 300 s, pomeranian-durations 300 s'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
