/** The privacy policy. */
export const privacyCopy = {
  title: 'Privacy Policy',
  home: 'Home',
  updated: 'Last updated June 2, 2025',
  lead: 'Parley brings people together who have something to offer and people who look for it. This page says what we learn about you on the way, what we do with it, and what we never do.',
  sections: [
    {
      title: 'Information we collect',
      text: 'We keep to what the service needs.',
      points: [
        'Contact information: your name, your email address and, for companies, website and phone number.',
        'Profile details: your role, your company, its introduction, and the offerings and requests you publish with their files.',
        'Demographic information, only if you choose to give it.',
        'Log and usage data: the address and browser you come with, the pages you open and when, and errors that occur.',
        'Cookies, as described in section 4.',
      ],
    },
    {
      title: 'How we use it',
      text: 'Your information serves these purposes:',
      points: [
        'Matching: we compare offerings and requests to find those that fit, and hold the conversation between matched parties.',
        'Communication: we send you login codes, notices about matches where you want them, and answers to what you ask us.',
        'Improvement and analytics: we learn from how the service is used where it helps and where it fails.',
      ],
    },
    {
      title: 'What we share',
      text: 'We do not sell your data. It is shared only in these cases:',
      points: [
        'Matched parties see the minimal details of a listing: its name, its description and the points you reveal. They see your email only once you start a conversation, and only if your reveal settings allow it.',
        'Service providers who host the service, measure its use or deliver its email work for us and under our instructions.',
        'The law may oblige us to disclose information, and we may do so to protect the rights and the safety of others.',
        'If the business is transferred, your information may be part of it. We would tell you before another policy applies.',
      ],
    },
    {
      title: 'Cookies',
      text: 'We use three kinds:',
      points: [
        'Essential cookies keep you logged in and the service secure. It cannot work without them.',
        'Preference cookies and similar storage remember choices such as light or dark colors and a text you have not sent yet.',
        'Analytics cookies count page views. They are set only after you allow them.',
      ],
    },
    {
      title: 'Access and update',
      text: 'You can see and correct your information in your account at any time, on your User Home page. To have it deleted, write to us through Contact Support.',
      points: [],
    },
    {
      title: 'Security',
      text: 'We protect your information with these measures:',
      points: [
        'Transport between you and us is encrypted.',
        'Access is controlled: only those who need data to run the service can reach it.',
        'We minimise what we keep, and what we show to others.',
        'We audit these measures regularly.',
      ],
    },
    {
      title: 'Changes to this policy',
      text: 'When this policy changes, we publish the new version here and change the date above. If the change matters to you in particular, we also tell you by email.',
      points: [],
    },
  ],
} as const
