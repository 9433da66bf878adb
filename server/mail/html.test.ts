import { describe, expect, it } from 'vitest';
import { html } from './html';

describe('html', () => {
  it('escapes every value and nothing of the template', () => {
    const name = `<img src=x onerror="alert('1')"> & Söhne`;
    expect(html`<p title="${name}">${name}, ${3}</p>`).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Söhne">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Söhne, 3</p>',
    );
  });
});
