#!/usr/bin/env bash
# flexsearch 0.8.212 finds words by any part of them with `tokenize: 'full'`, and one expects it for numbers too. Figures are
# cut after each third one before that, from the left: "417" finds neither the part TL-0417 nor the job 00417, and "550" not
# the phone number 2815550100, where "pez" finds Garza-Lopez. With the default settings, which look for whole words, "100"
# finds 10042 Avenue M, whose first piece it is. Letters that stand twice are taken as one, also zeros: without the cuts
# (`numeric: false`) "100" finds 1000 Oak as well, and "00417" the part TL-0417. With `numeric` and `dedupe` both false all
# are found, and nothing else. No error. A program in which people look for numbers of parts, houses and phones gives such an
# encoder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212
cat > try.cjs <<'JS'
const { Encoder, Index } = require('flexsearch');
const things = ['Part TL-0417', 'Job 00417', 'Call 2815550100', 'Garza-Lopez', '10042 Avenue M', '100 Oak', '1000 Oak'];
const built = (options) => {
  const index = new Index(options);
  for (const [at, thing] of things.entries()) index.add(at, thing);
  return (words) => index.search(words).map((at) => things[at]).join(', ') || 'nothing';
};
const plain = { numeric: false, dedupe: false };
const ways = {
  'as it is': {},
  'numeric: false': { encoder: new Encoder({ numeric: false }) },
  'numeric and dedupe: false': { encoder: new Encoder(plain) },
};
for (const [name, options] of Object.entries(ways)) {
  const full = built({ ...options, tokenize: 'full' });
  for (const words of ['417', '550', 'pez']) console.log(`${name}, full, ${words}: ${full(words)}`);
  const whole = built(options);
  for (const words of ['100', '00417']) console.log(`${name}, whole words, ${words}: ${whole(words)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='as it is, full, 417: nothing
as it is, full, 550: nothing
as it is, full, pez: Garza-Lopez
as it is, whole words, 100: 10042 Avenue M, 100 Oak, 1000 Oak
as it is, whole words, 00417: Job 00417
numeric: false, full, 417: Job 00417, Part TL-0417
numeric: false, full, 550: Call 2815550100
numeric: false, full, pez: Garza-Lopez
numeric: false, whole words, 100: 100 Oak, 1000 Oak
numeric: false, whole words, 00417: Job 00417, Part TL-0417
numeric and dedupe: false, full, 417: Part TL-0417, Job 00417
numeric and dedupe: false, full, 550: Call 2815550100
numeric and dedupe: false, full, pez: Garza-Lopez
numeric and dedupe: false, whole words, 100: 100 Oak
numeric and dedupe: false, whole words, 00417: Job 00417'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
