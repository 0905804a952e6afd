/**
 * Says what a page is about in the vocabulary of schema.org, for search engines. It is data inside the
 * page: the browser runs nothing of it.
 */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // Nothing in the data can end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
