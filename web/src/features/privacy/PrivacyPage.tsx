import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { privacyCopy as copy } from '../../copy/privacy.ts'
import { Page } from '../../ui/Page.tsx'
import classes from './PrivacyPage.module.css'

export function PrivacyPage() {
  return (
    <Page
      title={copy.title}
      note={copy.updated}
      width="text"
      actions={
        <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
          {copy.home}
        </Button>
      }
    >
      <div className={classes.text}>
        <p className={classes.lead}>{copy.lead}</p>
        {copy.sections.map(({ title, text, points }, index) => (
          <section key={title}>
            <h2>
              {index + 1}. {title}
            </h2>
            <p>{text}</p>
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Page>
  )
}
