#!/usr/bin/env bash
# keep-a-changelog 3.1.0: the form of Keep a Changelog wants the latest version first, each with its date, and asks to mention
# whether one follows Semantic Versioning, so that other versions are allowed. One expects a package that reads and writes
# such a file to keep all of it. A version that is not strictly semantic, such as 2.4.025 (with the zero before 25) or
# 2026.11.29.1, is taken for "Unreleased": the name and the date are gone, and of several all are. A version 2026.11.29 is
# kept. Links that are written once at the end and used by name in the text ([guide]: ...) are left out, so that the text
# reads "[the guide][guide]", and so are links of versions whose address has another form than those of the large hosts. No
# error; a kind of change that it does not know is one. A program that releases by it compares the file before and after.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund keep-a-changelog@3.1.0
cat > try.mjs <<'JS'
import { parser } from 'keep-a-changelog';
const look = (said, lines) => {
  const text = ['# Changelog', '', 'All notable changes.', '', ...lines, ''].join('\n');
  const written = parser(text).toString().split('\n').filter((line) => line !== '' && line !== '# Changelog' && line !== 'All notable changes.');
  console.log(said);
  console.log(`  read    ${lines.filter((line) => line !== '').join(' | ')}`);
  console.log(`  written ${written.join(' | ')}`);
};
const release = (version, text) => [`## [${version}] - 2026-11-29`, '', '### Added', '', `- ${text}`, ''];
look('semantic', release('2.4.25', 'A board'));
look('date as version', release('2026.11.29', 'A board'));
look('zero before the last number', [...release('2.4.025', 'A board'), ...release('2.4.024', 'A list')]);
look('four numbers', release('2026.11.29.1', 'A board'));
look('links by name', [
  ...release('1.1.0', 'See [the guide][guide]'), ...release('1.0.0', 'A list'), '[guide]: https://x.test/guide',
  '[1.1.0]: https://x.test/changes?from=1.0.0&to=1.1.0', '[1.0.0]: https://x.test/changes?to=1.0.0',
]);
JS
seen=$(node try.mjs)
echo "$seen"
expected='semantic
  read    ## [2.4.25] - 2026-11-29 | ### Added | - A board
  written ## 2.4.25 - 2026-11-29 | ### Added | - A board
date as version
  read    ## [2026.11.29] - 2026-11-29 | ### Added | - A board
  written ## 2026.11.29 - 2026-11-29 | ### Added | - A board
zero before the last number
  read    ## [2.4.025] - 2026-11-29 | ### Added | - A board | ## [2.4.024] - 2026-11-29 | ### Added | - A list
  written ## Unreleased | ### Added | - A board | ## Unreleased | ### Added | - A list
four numbers
  read    ## [2026.11.29.1] - 2026-11-29 | ### Added | - A board
  written ## Unreleased | ### Added | - A board
links by name
  read    ## [1.1.0] - 2026-11-29 | ### Added | - See [the guide][guide] | ## [1.0.0] - 2026-11-29 | ### Added | - A list | [guide]: https://x.test/guide | [1.1.0]: https://x.test/changes?from=1.0.0&to=1.1.0 | [1.0.0]: https://x.test/changes?to=1.0.0
  written ## 1.1.0 - 2026-11-29 | ### Added | - See [the guide][guide] | ## 1.0.0 - 2026-11-29 | ### Added | - A list'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
