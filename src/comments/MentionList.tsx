import type { People } from './usePeople';
import type { MentionPicker } from './useMentionPicker';
import { useCommentsText } from './useCommentsText';

/** The people whom the typed mention may mean, above the text; none of them takes the focus from it. */
export const MentionList = ({
  picker: { listId, isLooking, found, active, optionId, pick },
  people,
}: {
  picker: MentionPicker;
  people: People;
}) => {
  const text = useCommentsText();
  const words = people.hasFailed
    ? text('people_failed')
    : people.people === null
      ? text('people_loading')
      : found.length === 0
        ? text('people_none')
        : text('people_found', { smart_count: found.length });
  return (
    <>
      <span className="visually-hidden" role="status">
        {isLooking && words}
      </span>
      {isLooking && (
        <div className="mention-list">
          {found.length === 0 ? (
            <p className="mention-none" aria-hidden="true">
              {words}
            </p>
          ) : (
            <ul role="listbox" id={listId} aria-label={text('people')}>
              {found.map((person) => (
                <li
                  key={person.id}
                  role="option"
                  id={optionId(person)}
                  aria-selected={person === active}
                  className="mention-option"
                  onPointerDown={(event) => {
                    event.preventDefault();
                    pick(person);
                  }}
                >
                  {person.name}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
};
