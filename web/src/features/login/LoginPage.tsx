import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { loginCopy } from '../../copy/login.ts'
import { draft } from '../../lib/session.ts'
import { Page } from '../../ui/Page.tsx'
import classes from './LoginPage.module.css'
import { LoginTab } from './LoginTab.tsx'
import { RegisterTab } from './RegisterTab.tsx'

type Tab = 'login' | 'register'

export function LoginPage() {
  const [tab, setTab] = useState<Tab>('login')
  const [registered, setRegistered] = useState('')

  function goToLogin(email: string) {
    setRegistered(email)
    setTab('login')
  }

  return (
    <Page title={loginCopy.title} heading={null} width="bleed">
      <div className={classes.page}>
        <div className={classes.card}>
          <h1 className={classes.title}>{loginCopy.title}</h1>
          <p className={classes.note}>{draft.read() ? loginCopy.draftKept : loginCopy.noPassword}</p>
          <Tabs
            value={tab}
            onChange={(value) => setTab(value === 'register' ? value : 'login')}
            keepMounted
            classNames={{ tab: classes.tab }}
          >
            <Tabs.List grow mb="xl">
              <Tabs.Tab value="login">{loginCopy.login}</Tabs.Tab>
              <Tabs.Tab value="register">{loginCopy.register}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="login">
              <LoginTab key={registered} registeredEmail={registered} />
            </Tabs.Panel>
            <Tabs.Panel value="register">
              <RegisterTab onRegistered={goToLogin} onLogIn={goToLogin} />
            </Tabs.Panel>
          </Tabs>
        </div>
      </div>
    </Page>
  )
}
