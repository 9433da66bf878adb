#!/usr/bin/env bash
# baunsu 0.2.3 tells whether an email is the notice of a letter that came back. RFC 3464, 2.3.3 has the same form for a letter that was
# delivered, as one asks for with an estimate, with "Action: delivered" and a status that begins with 2. One expects that this is no
# bounce. The package answers `bounced: true` with the same score for "failed", "delayed", "delivered", "relayed" and "expanded",
# beside the class "Success", which it reads rightly, so that an address is struck off which has the letter. Of a notice about two
# receivers it has the first alone. No error. A program goes by `action` and the class of the status.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund baunsu@0.2.3
cat > try.cjs <<'JS'
const Baunsu = require('baunsu');
const receiver = (address, action, status) => `Final-Recipient: rfc822; ${address}\r\nAction: ${action}\r\nStatus: ${status}\r\n\r\n`;
const notice = (...receivers) => `From: Mail Delivery System <postmaster@mx.example.com>\r\nTo: office@example.com\r\nSubject: Delivery Status Notification\r\nAuto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="B1"\r\n\r\n--B1\r\nContent-Type: text/plain\r\n\r\nThis is a notice about your letter.\r\n\r\n--B1\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\n${receivers.join('')}--B1--\r\n`;
const say = (name, letter) => {
  const { bounced, score, action, finalRecipient, status } = new Baunsu().detectSync(letter);
  console.log(`${name}: bounced ${bounced}, score ${score}, ${action} ${finalRecipient}, status ${status.code} ${status.class?.message}`);
};
for (const [action, status] of [['failed', '5.1.1'], ['delayed', '4.4.1'], ['delivered', '2.0.0'], ['relayed', '2.1.5'], ['expanded', '2.0.0']]) say(action, notice(receiver('ana@example.org', action, status)));
say('one came back, one was delivered', notice(receiver('ana@example.org', 'failed', '5.1.1'), receiver('bob@example.org', 'delivered', '2.0.0')));
say('a letter about a status', 'From: ana@example.org\r\nSubject: Tile\r\n\r\nThe status is 5.1.1\r\n');
JS
seen=$(node try.cjs)
echo "$seen"
expected='failed: bounced true, score 0.5, failed ana@example.org, status 5.1.1 Permanent Failure
delayed: bounced true, score 0.5, delayed ana@example.org, status 4.4.1 Persistent Transient Failure
delivered: bounced true, score 0.5, delivered ana@example.org, status 2.0.0 Success
relayed: bounced true, score 0.5, relayed ana@example.org, status 2.1.5 Success
expanded: bounced true, score 0.5, expanded ana@example.org, status 2.0.0 Success
one came back, one was delivered: bounced true, score 0.5, failed ana@example.org, status 5.1.1 Permanent Failure
a letter about a status: bounced false, score 0, undefined undefined, status undefined undefined'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
