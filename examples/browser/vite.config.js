// The address and the key of a project are stamped into the page, where readGrowConfigFromDocument looks for them.
const config = { supabaseUrl: process.env.GROW_SUPABASE_URL, supabaseKey: process.env.GROW_SUPABASE_KEY };

export default {
  plugins: [
    {
      name: 'grow-config',
      transformIndexHtml: () => [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'grow-config' },
          children: JSON.stringify(config).replaceAll('<', '\\u003c'),
          injectTo: 'head-prepend',
        },
      ],
    },
  ],
};
