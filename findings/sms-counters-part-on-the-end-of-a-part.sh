#!/usr/bin/env bash
# sms-length 0.2.2 and sms-counter-npm 1.0.4 count the messages that a text takes, and so what it costs, and one expects what
# the network sends. A text that is longer than one message is sent in parts of 153 letters; [ ] { } | ~ ^ \ and the euro sign
# take two places there, and a letter is never cut (3GPP TS 23.040, 9.2.3.24.1). Where such a sign would stand on the border,
# one place stays empty, and both count as if it were cut: a text of 306 places with a bracket there is two messages instead
# of three. A form feed, which is a sign of two places too, makes them take the whole text for Unicode, with 70 letters
# instead of 160: 101 places are two messages instead of one. gsm 0.1.4, split-sms 0.1.7 and sms-segments-calculator 1.3.0,
# Twilio's, are right. A program that tells what a text will cost takes one of these.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sms-length@0.2.2 sms-counter-npm@1.0.4 gsm@0.1.4 split-sms@0.1.7 sms-segments-calculator@1.3.0
cat > try.cjs <<'JS'
const gsm = require('gsm');
const { SegmentedMessage } = require('sms-segments-calculator');
const smsCounter = require('sms-counter-npm');
const smsLength = require('sms-length');
const splitSms = require('split-sms');
const counters = {
  'sms-length': (text) => smsLength.count(text).messages,
  'sms-counter-npm': (text) => (smsCounter.default ?? smsCounter).count(text).messages,
  'gsm': (text) => gsm(text).sms_count,
  'split-sms': (text) => splitSms.split(text).parts.length,
  'sms-segments-calculator': (text) => new SegmentedMessage(text).segmentsCount,
};
const texts = {
  '306 letters': 'a'.repeat(306),
  '305 places, a bracket on the border': `${'a'.repeat(152)}[${'b'.repeat(151)}`,
  '306 places, a bracket on the border': `${'a'.repeat(152)}[${'b'.repeat(152)}`,
  '306 places, a bracket at the end': `${'a'.repeat(304)}[`,
  '100 letters and a form feed': `${'a'.repeat(100)}\f`,
};
for (const [name, text] of Object.entries(texts)) console.log(`${name}: ${Object.entries(counters).map(([counter, count]) => `${counter} ${count(text)}`).join(', ')}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='306 letters: sms-length 2, sms-counter-npm 2, gsm 2, split-sms 2, sms-segments-calculator 2
305 places, a bracket on the border: sms-length 2, sms-counter-npm 2, gsm 2, split-sms 2, sms-segments-calculator 2
306 places, a bracket on the border: sms-length 2, sms-counter-npm 2, gsm 3, split-sms 3, sms-segments-calculator 3
306 places, a bracket at the end: sms-length 2, sms-counter-npm 2, gsm 2, split-sms 2, sms-segments-calculator 2
100 letters and a form feed: sms-length 2, sms-counter-npm 2, gsm 1, split-sms 1, sms-segments-calculator 1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
