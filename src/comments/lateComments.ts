/** What of comments a form fetches when nobody waits for it, in one file. */
export { CommentCount } from './CommentCount';
export { CommentsPanel } from './CommentsPanel';
