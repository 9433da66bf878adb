import { memo, useMemo, useState } from 'react';
import { CardFace } from '../../../src/boards/look/CardFace';
import '../../../src/boards/css/board.css';
import { moved, peerRows } from './data';

const Face = memo(function Face({ view }) {
  return <CardFace view={view} category="pebble" isAssigned isPastDue={false} isLocked={false} />;
});

/** A week as most boards draw it: every bin and card an element, the card's real face. `Frame`, `Bin` and `Card` are the peer's. */
export const PeerBoard = ({ answer, Frame, Bin, Card }) => {
  const [{ store, rows: first }] = useState(() => peerRows(answer));
  const [rows, setRows] = useState(first);
  const move = useMemo(
    () => (cardKey, binKey) => {
      window.dropped += 1;
      setRows((now) => moved(now, cardKey, binKey));
    },
    [],
  );
  return (
    <div className="board peer" data-peer>
      <Frame onMove={move}>
        {rows.map((row) => (
          <div key={row.key} className="peer-row">
            <strong>{row.name}</strong>
            {row.bins.map((bin) => (
              <Bin key={bin.key} id={bin.key}>
                {bin.cards.map((card, index) => (
                  <Card key={card.key} id={card.key} index={index} face={<Face view={store.view(card.key)} />} />
                ))}
              </Bin>
            ))}
          </div>
        ))}
      </Frame>
    </div>
  );
};
