/** Where the site stands in public: search engines want whole addresses. Reserved name until there is a real one. */
export const siteOrigin = 'https://www.grow.example';
